import { gameById } from '@tessera/games'
import { serveSlices } from '@tessera/lab/node'

serveSlices(gameById)
