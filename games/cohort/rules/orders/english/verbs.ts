import { lexiconOf } from '../words/phrase.ts'
import { VERB_PHRASES, VERBS, type Verb } from '../words/vocabulary.ts'

/** What people say besides the words of the rulebook (COH-12.6). */
const SPOKEN: Readonly<Partial<Record<Verb, string>>> = {
  move: 'keep on truckin|get your sorry backsides|fall in on|rotate|form on|form on the|form|pop|nip|bolt|zip|zoom|redeploy|deploy|head down|head on|head for|haul|ease|file|troop|make it|mv|report|land|arrive|truck|track back|drop back|creep up|go stand|go and stand|thunder|lead the way|circle|swing|loop|sweep|slide|edge|roll|hike|trek|stride|speed|scoot|hop|wander|stroll|drift|steer|hustle|surge|close up|approach|get moving|swing around|go ahead|get closer|move forward|go forward|step forward|step up|step back|move closer|move in|go into|enter|swarm|muster|converge|converge on|travel|relocate|reposition|transfer|shift|hurry|dash|sprint|race|make for|make their way|make its way|goto|step|sail|swim|gallop|trot|climb|climb up|ascend|descend|drive|jog|move up|move out|move on|go on|go up|go down|push on|push up|push forward|get|get up|get on|get into|get down|get yourselves|set out|gather|assemble|rally|regroup|come up|draw up|fly|shuffle|station itself|position itself|be positioned|be placed|be located|take up position|take up a position|take position|take a position|take post|take your places|take its place|go back|come back|fall back|move back|pull back|drop back|get back|retire|line up|place themselves|put itself|put themselves|march up|ride up|run up|continue|keep moving|keep going|return back|carry on|be|infiltrate|form up|form up on|be off',
  scout:
    'see what lies|find out who is|see who|peek|peer|reconnaissance|rec|see what is|see what|take a look|look|spy|scan|observe|monitor|check on|scout out|check|check out|look at|have a look|have a look at|have a look around|look around|go look at|go see|go and see|investigate|inspect|recce|reconnoiter|survey|probe|spy on|sneak|creep|crawl|tiptoe|slip|look for the enemy|find the enemy|scout out|scout ahead|go to see|search|see what is in|conduct a reconnaissance of|peek at|steal',
  retreat:
    'gtfo|turn back|get out of there|get out|come home|flee|escape|disengage|break off|break contact|break contact and withdraw|back off|back up|retire|drop back|run|bail|evacuate|return|go home|get back|come running|ret|fb',
  attack:
    'swarm|go in on|going in on|counter attack|counter-attack|hack at|hack|stab|spear|clear|do for|whack|trample|flatten|squash|harry|worry|trouble|rout|flush out|eat|set on|go and fight|go fight|attend to|see to|put down|jump|raid|stop|hunt for|go hunting for|go hunting|knock down|break through|force|harass|intercept|repel|counter|challenge|confront|take on|pound|hammer|overrun|overwhelm|bring down|fall on|chase|chase off|run off|see off|pursue|chase down|run down|catch|atk|att|kill|destroy|smash|crush|take out|go after|go for|go at|slay|defeat|hunt|press|battle|deal with|strike down|cut down|ride down|fight back|hit back|breach|batter|beat|beat up|get|go get|have a go at|go smash|get stuck into|advance on|advance against|march on|ride against|advance to contact|crash into|slaughter|murder|smack|punch|bash|kick|eliminate|neutralise|neutralize|annihilate|fall upon|counterattack|tackle|fight with',
  charge: 'rush|charge at|charge into|charge to|charge in|charge against|charge down|charge home|charge on',
  shoot:
    'hail|shoot up|have a shot at|aim for|volley at|barrage|concentrate your fire on|focus on|pelt|loose at|fire away|fire away at|target|rain arrows|fire on|fire at|loose|let fly|let fly at|loose their arrows at|rain arrows upon|rain arrows on|shell|snipe|suppress|start shooting|start firing|commence shooting|keep shooting|keep firing|keep shooting at|keep firing at|resume fire|shoot at|shoot on|shoot to|direct their fire at|shift fire to|suppressing fire on|open fire on|pepper|shower|fire upon|rapid fire on|aim at|focus|light up|bombard',
  holdFire:
    'no fire|no shooting|hold the fire|hold its fire|stop the shooting|save your arrows|save arrows|spare your arrows|spare arrows|keep your arrows',
  freeFire: 'shoot at will|shoot freely',
  seize: 'conquer|grab|retake|recapture|win|take over|claim|recover|go take|take back',
  // What may mean to stand still or to keep one's distance stands in both lists, so that it is asked.
  hold: 'stay out of it|stay well out of it|stay well clear|keep well clear|stay away|def|let none through|no retreat|no surrender|park|make nothing|sit this one out|on standby|standby|lurk|settle|stop where they are|be still|in reserve|remain in reserve|sit still|stay home|hang tight|anchor|anchor at|hold the position|hold your positions|man the|let nobody near it|bide|bide there|bide where it is|go nowhere|wait for my word|await the enemy|block|control|man|picket|bar|deny|camp|watch|keep watch over|sit at|stay ready|wait for the order|wait for them|let them come|keep|rest|stand by|stand firm|stand your ground|stand its ground|stand still|wait here|await orders|await further orders|await further instructions|hang on|hang back|chill|freeze|do nothing|sit tight|sit|stay back|stay there|stay idle|stay here|stay where you are|stay where they are|stay where it is|rest where they stand|remain where you are|remain where they are|remain where it is|remain exactly where it is|remain standing|remain in place|remain in position|remain here|remain there|stay in place|stay in their position|stay in your place|stay on place|stay behind|keep still|hold on|pause|idle|relax|have a rest|stay in reserve|stay in reserve at|hold off|stay quiet|hold fast|hold tight|hold there|stop there|stop here|stop what you are doing|maintain position|not move|stay well back|shut up and wait|stay still|protect|wait there|stay at|keep watch|rest there|remain behind|advance no further|not one step back|wait for it',
  form: 'put their shields up in|take|stand in|fight in|form in|form a|form the|get in|get into|make a|make|make one of those|go into|go in|go|become|become a|be a|do|do the|do a|take up|put itself in|form up in|adopt the|adopt a|adopts|assume the|create a|formation|use|get in a|get into a',
  face: 'make front to|front|front to|look|look to|wheel|wheel to|point|orient|turn to|turn to the|turn to face the|face towards|face to|face to the|face the|watch|pivot|rotate|swing|regard',
  follow:
    'cover for|stay close behind|keep to|nurse|attend|wait upon|wait on|stay with|remain with|accompany|go with|stick with|stick to|back up|shadow|cover|help|assist|tail|stay close to|look after|take care of|heal|walk with|come with|keep up with|attach to|move with|march with|go help|go and help|go to help|go along with|march behind|come along behind|aid|follow behind|be with|go together with|follow to|advance with|go after|trail|reinforce|stick close to|provide cover for',
  guard: 'keep guard over|stand guard over|keep safe|watch over|keep an eye on|cover|shield|look after|defend',
  ambush:
    'lie up|lie low|lie hidden|wait in hiding|stay hidden|stay out of sight|keep out of sight|make an ambush|make ambush|set an ambush|hide somewhere|hide itself|wait in ambush|wait there in ambush|hide there',
  evade:
    "stay out of it|stay well out of it|stay well clear|keep well clear|stay away|avoid|avoid enemy|avoid enemies|avoid fight|avoid contact|avoid any fighting|keep your distance|keep its distance|keep distance|keep a distance|keep out of contact|stay away from enemy|dodge|don't get too close|don't get close|do not get close|not get close|don't come close|stay out of the fight|keep out of reach",
  build:
    'start on|start building|work on|begin|start|finish|put in|lay down|put up|throw up|set up|throw|throw a|get a|prepare|create|lay|build us|build me|make us|get|assemble',
  fortify:
    'wall up|barricade|dig some trenches|throw up earthworks|build defences|dig themselves in|dig in at|fortify the position at|dig trenches',
  demolish: 'tear down|pull down|blow up|wreck',
  repair: 'patch|rebuild',
  switch: 'swap to|change to|change over to|use',
  dismount:
    'get off the horses|get off your horses|get off the horse|get down from horse|get off|climb down|get down|leave the horses',
  mount:
    'get on the horses|get on your horses|mount up|saddle up|get back on the horses|get back on your horses|back on your horses|mount your horses|mount the horses',
  continue: 'crack on|as planned|same again|as before|no change|continue as before|keep on|same as before',
}

/** Every verb with every phrase for it, in the forms people use: `attack`, `attacks`, `attacking`. */
export const SPOKEN_VERBS = lexiconOf<Verb>([
  ...[...VERB_PHRASES.byFirst.values()].flat(),
  ...Object.entries(SPOKEN).flatMap(([verb, phrases]) =>
    phrases.split('|').flatMap((phrase) => formsOf(phrase).map((text) => [text.split(' '), verb as Verb] as const)),
  ),
  ...Object.entries(VERBS).flatMap(([verb, phrases]) =>
    phrases.split('|').flatMap((phrase) => formsOf(phrase).map((text) => [text.split(' '), verb as Verb] as const)),
  ),
])

/** What a verb may also mean where its first meaning cannot be done. */
export const LOOSE_VERBS = lexiconOf<Verb>(
  [
    ['dig in', 'hold'],
    ['digs in', 'hold'],
    ['target', 'attack'],
    ['dig', 'fortify'],
    ['digs', 'fortify'],
  ].map(([phrase = '', verb]) => [phrase.split(' '), verb as Verb] as const),
)

function formsOf(phrase: string): string[] {
  const [first = '', ...rest] = phrase.split(' ')
  const beginning = (form: string): string => [form, ...rest].join(' ')
  if (/^(?:don't|do|no|not|as|same)$/.test(first))
    return first === 'do' ? [phrase, beginning('does'), beginning('doing')] : [phrase]
  const stem = first.endsWith('e') && first !== 'be' && !first.endsWith('ee') ? first.slice(0, -1) : first
  const ing =
    /^(?:run|stop|dig|hit|get|cut|put|set|sit|chat|slip|step|trot|swim|grab|win|wrap|jog|swap|shut|let|hop)$/.test(
      first,
    )
      ? `${first}${first.at(-1)}ing`
      : first === 'lie'
        ? 'lying'
        : `${stem}ing`
  const third = /(?:s|x|ch|sh|o|z)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`
  return [phrase, beginning(third), beginning(ing)]
}

/** Verbs that move somebody who is named after them. */
export const SENDING =
  'move|send|sending|moving|bringing|putting|getting|bring|get|put|take|march|advance|withdraw|pull|pull back|shift|position|deploy|place|station|lead|ride|push|retreat|relocate|transfer|move back|bring up|run|walk|throw|redeploy|get me|order|evacuate|move out|set|post|return|commit|get back|develop|dispatch|despatch|pop|stick|shove|chuck|haul|drag|steer|guide|direct|bring down|move over|move up|move forward|move across|sneak|slip|rush|swing|switch|detach|plant|install|establish|drive|ferry|hustle|hurry|fling|slide|spread|push up|push forward|mass|concentrate|gather|assemble|line up|stack|park'
