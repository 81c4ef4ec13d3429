export default function Rules() {
  return <main>Rules</main>
}
