export default function Replays() {
  return <main>Replays</main>
}
