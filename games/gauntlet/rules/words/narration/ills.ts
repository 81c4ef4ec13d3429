import { words } from '../catalogue.ts'
import { unit } from './context.ts'
import { pair } from './course.ts'
import { detail, line, over, type Telling, unread } from './line.ts'

/** Contagions, and armour that is torn and mended. */
export const ILLS: Telling<
  | 'contagion_applied'
  | 'contagion_refreshed'
  | 'contagion_immune'
  | 'contagion_damage'
  | 'contagion_spread'
  | 'death_spread'
  | 'contagion_purified'
  | 'contagion_rest_cured'
  | 'witness_burning'
  | 'armor_shredded'
  | 'shred_recovered'
  | 'armor_repaired'
  | 'formation_broken'
  | 'crumble_damage'
> = {
  contagion_applied: ({ unitId, contagionType, duration }, context) =>
    line(
      context,
      'rest',
      words.parts('event.infected', {
        by: unit(context, unitId),
        contagion: words.said(`contagion.${contagionType}`),
        n: duration,
      }),
      { pieces: [unitId] },
    ),
  contagion_refreshed: ({ unitId, contagionType }, context) =>
    detail(
      context,
      words.parts('event.infectedAnew', {
        by: unit(context, unitId),
        contagion: words.said(`contagion.${contagionType}`),
      }),
      [unitId],
    ),
  contagion_immune: ({ unitId, contagionType }, context) =>
    detail(
      context,
      words.parts('event.notInfected', {
        by: unit(context, unitId),
        contagion: words.said(`contagion.${contagionType}`),
      }),
      [unitId],
    ),
  contagion_damage: ({ unitId, contagionType, damage }, context) => {
    // A curse takes no life.
    if (damage === 0) return unread({ sound: 'fire' })
    const facts = { by: unit(context, unitId), contagion: words.said(`contagion.${contagionType}`), damage }
    return line(context, 'rest', words.parts('event.suffers', facts), {
      pieces: [unitId],
      rises: [over(unitId, `−${damage}`, 'magic')],
      sound: 'fire',
    })
  },
  contagion_spread: ({ sourceId, targetId, contagionType, roll, threshold, spread }, context) => {
    const facts = { ...pair(context, sourceId, targetId), contagion: words.said(`contagion.${contagionType}`) }
    return line(context, 'rest', words.parts(spread ? 'event.spreads' : 'event.spreadsNot', facts), {
      pieces: [targetId, sourceId],
      sum: [{ name: words.text('sum.spreads', { chance: threshold }), value: String(roll) }],
      rises: spread ? [over(targetId, words.text('rise.spread'))] : [],
      ...(spread ? {} : { detail: true }),
    })
  },
  death_spread: ({ sourceId, targetId, contagionType }, context) =>
    line(
      context,
      'rest',
      words.parts('event.spreadsDying', {
        ...pair(context, sourceId, targetId),
        contagion: words.said(`contagion.${contagionType}`),
      }),
      { pieces: [targetId, sourceId], rises: [over(targetId, words.text('rise.spread'))] },
    ),
  contagion_purified: ({ targetId, removedCount }, context) =>
    line(context, 'rest', words.parts('event.cleansed', { by: unit(context, targetId), n: removedCount }), {
      pieces: [targetId],
    }),
  contagion_rest_cured: ({ unitId, contagionType, roll }, context) => {
    const by = unit(context, unitId)
    const sum = [{ name: words.text('sum.cures'), value: String(roll) }]
    if (contagionType === null)
      return line(context, 'rest', words.parts('event.restCuresNot', { by }), { pieces: [unitId], sum, detail: true })
    const parts = words.parts('event.restCures', { by, contagion: words.said(`contagion.${contagionType}`) })
    return line(context, 'rest', parts, { pieces: [unitId], sum })
  },
  witness_burning: () => unread(),
  armor_shredded: (event, context) => {
    const { targetId, attackerId, shredAmount, currentArmor } = event
    const rises = [over(targetId, words.text('rise.armour', { n: shredAmount }))]
    if (context.isInSum(event)) return unread({ rises })
    const facts = { by: unit(context, targetId), n: shredAmount, left: currentArmor }
    return line(context, 'rest', words.parts('event.armourTorn', facts), { pieces: [targetId, attackerId], rises })
  },
  shred_recovered: ({ unitId, newShredStacks }, context) =>
    detail(context, words.parts('event.armourRecovers', { by: unit(context, unitId), n: newShredStacks }), [unitId]),
  armor_repaired: ({ blacksmithId, targetId, repairAmount }, context) =>
    line(
      context,
      'rest',
      words.parts('event.armourMended', { ...pair(context, blacksmithId, targetId), n: repairAmount }),
      { pieces: [blacksmithId, targetId], sound: 'metal' },
    ),
  formation_broken: ({ unitId, lostSupporterId }, context) =>
    line(context, 'rest', words.parts('event.supportLost', pair(context, unitId, lostSupporterId)), {
      pieces: [unitId],
      rises: [over(unitId, words.text('rise.formationBroken'))],
    }),
  crumble_damage: ({ unitId, damage, graceLeft }, context) => {
    const by = unit(context, unitId)
    const parts =
      graceLeft === null
        ? words.parts('event.crumbles', { by, damage })
        : words.parts('event.wallOfBones', { by, left: graceLeft })
    return line(context, 'rest', parts, {
      pieces: [unitId],
      rises: [over(unitId, words.text('rise.crumbles', { n: damage }), 'magic')],
    })
  },
}
