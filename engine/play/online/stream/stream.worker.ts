import { browserWorld } from '../browser-world.ts'
import { StreamHub, type TabRequest } from './stream-hub.ts'

/** Holds the one stream of this browser for all its tabs. */
const scope = self as unknown as { onconnect: (event: MessageEvent) => void }
const hub = new StreamHub(browserWorld)

scope.onconnect = ({ ports: [port] }) => {
  if (port === undefined) return
  const hear = hub.join((message) => port.postMessage(message))
  port.onmessage = ({ data }: MessageEvent<TabRequest>) => hear(data)
}
