import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addedGames, withAddedGames } from '../../scripts/added-games.mjs'
import { compress } from './build/compress.ts'
import { basicFonts } from './build/fonts.ts'
import { gameModules } from './build/game-modules.ts'
import { icons } from './build/icons.ts'
import { offline, rulesChunkName } from './build/offline.ts'
import { rules } from './build/rules.ts'
import { schemas } from './build/schemas.ts'
import { together } from './build/together.ts'
import { words } from './build/words.ts'
import { loadedAhead, workers } from './build/workers.ts'

const root = join(import.meta.dirname, '../..')
const modules = gameModules(root)

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { 'basic-fonts': await basicFonts(import.meta.dirname) } },
  plugins: [
    react(),
    icons(),
    schemas(),
    withAddedGames(root),
    rules([
      ...readdirSync(join(root, 'games')).map((folder) => join(root, 'games', folder)),
      ...addedGames(root).map(({ folder }) => folder),
    ]),
    workers(),
    words(root),
    offline(modules),
    compress(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Fonts stay files: data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: loadedAhead },
    // Tells the test of page sizes what a page is made of.
    manifest: true,
    rolldownOptions: { output: { chunkFileNames: rulesChunkName(modules), codeSplitting: { groups: together() } } },
  },
})
