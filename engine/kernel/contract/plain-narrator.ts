import type { Narrator } from '@tessera/words'

/** Tells every event by one sentence of plain text, without numbers over the board and without sound: enough to begin a game. */
export function plainNarrator<Event, View>(
  sentence: (event: Event, view: View) => string,
): () => Narrator<Event, View> {
  return () => (events, view) =>
    events.map((event) => ({
      line: { parts: [sentence(event, view)], kind: 'event', seat: null, pieces: [], sum: [] },
      rises: [],
      sound: null,
    }))
}
