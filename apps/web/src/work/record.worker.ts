import { gameById } from '@tessera/games'
import { readRecord } from '@tessera/kernel'

addEventListener('message', (event: MessageEvent<string>) => {
  postMessage(readRecord(event.data, gameById))
})
