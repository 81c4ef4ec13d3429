import type { AnyGame, Preset } from '@tessera/kernel'

/** A commented experiment for a game, ready to run: `tessera lab init` writes it. */
export function exampleExperiment(game: AnyGame): string {
  const { workshop, bot, ruleset, name } = game
  const [first = NOBODY, second = first] = workshop?.presets ?? []
  const levels = bot.levels.map(({ id }) => id)
  const part = workshop?.presets[0]?.build[0] ?? ''
  const builds =
    workshop === undefined
      ? `entrants: levels`
      : `# Who takes part: presets (every ready-made ${workshop.word}), levels (every bot), or a list. An entrant is a name, or
# fields: name, brings (a ready-made ${workshop.word}, a code or a list of parts), bot (level or level:personality).
entrants: presets
#  - ${first.id}
#  - { name: My ${workshop.word}, brings: "${shorten(workshop.write(second.build))}", bot: ${workshop.leader} }`
  const others =
    workshop === undefined
      ? ''
      : `
# The other kinds, with the fields they have:
#
# kind: pairing          # who wins this match-up?
# a: ${first.id}
# b: ${second.id}         # or several: against: presets
#
# kind: sweep            # what if it were different? Fields of a part: ${workshop.fields.join(', ')}
# a: ${first.id}
# against: presets
# vary:
#   - { set: ${part}.cost, to: [4, 5, 6] }      # or an option of the game: { set: name, to: [values] }
#
# kind: search           # the best ${workshop.word} that evolution with successive halving finds within a budget of matches
# against: presets
# budget: 20000
# population: 16
#
# kind: ablation         # what is each part worth?
# of: parts              # parts of a, its abilities, or catalogue: everything there is, in random builds
# a: ${first.id}
# against: presets
`
  return `# An experiment for ${name}. Run it with: tessera lab run FILE --out DIR
title: ${name}, everybody against everybody
game: ${ruleset.id}
kind: round-robin        # pairing, round-robin, sweep, search or ablation

# Options of the game; \`tessera games --json\` lists them.
options: {}
# Content changed for the whole experiment, such as { ${part}.cost: 5 }.
content: {}

# Any text or number; the same seed gives the same matches.
seed: 1
# At most so many a cell, in pairs on the same dice with seats swapped.
matches: 400
# Pairings and round robins stop a cell when its answer is clear: error is the chance that any cell of the experiment is
# wrong. With even, being within so much of one half is an answer too. Write stop: false to play everything.
stop: { error: 0.05, even: 0.05 }
# Records kept of upsets, longest matches, draws and typical matches, so many of each.
keep: 2

${builds}
# Bots of ${name}: ${levels.join(', ')}, random
${others}`
}

const NOBODY: Preset = { id: '', name: '', build: [] }

function shorten(text: string): string {
  return text.replaceAll('"', "'")
}
