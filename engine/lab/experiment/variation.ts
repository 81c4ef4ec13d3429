import type { AnyGame, Json, Parsed } from '@tessera/kernel'

/** The config with one thing changed: a field of a part (`knight.cost`), or an option of the game (`castleHp`). */
export function varied(game: AnyGame, config: Json, set: string, value: Json, path: string): Parsed<Json> {
  const dot = set.indexOf('.')
  if (dot > 0) {
    const { workshop } = game
    const [part, field] = [set.slice(0, dot), set.slice(dot + 1)]
    if (workshop === undefined) return bad(path, `The content of ${game.name} cannot be changed in experiments`)
    if (!workshop.fields.includes(field))
      return bad(path, `There is no field "${field}" of a part of ${game.name}: ${workshop.fields.join(', ')}`)
    return under(path, workshop.change(config, part, field, value))
  }
  const fields = config as Readonly<Record<string, Json>>
  return under(path, game.ruleset.config.parse({ ...fields, [set]: value }))
}

function under(path: string, parsed: Parsed<Json>): Parsed<Json> {
  if (parsed.ok) return parsed
  return {
    ok: false,
    inputErrors: parsed.inputErrors.map((inputError) => ({
      ...inputError,
      path,
      // A change of content says itself what is wrong with it.
      text:
        inputError.path === '' || inputError.path.startsWith('changes.')
          ? inputError.text
          : `${inputError.path}: ${inputError.text}`,
    })),
  }
}

function bad(path: string, text: string): Parsed<Json> {
  return { ok: false, inputErrors: [{ path, code: 'bad_variation', text }] }
}
