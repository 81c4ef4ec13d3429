/** One thing that can be chosen in a row. */
interface Chip<Id extends string> {
  readonly id: Id
  readonly name: string
  /** What a screen reader hears instead of the name. */
  readonly label?: string
  readonly title?: string
}

export interface ChipRowProps<Id extends string> {
  readonly label: string
  /** Shows the label before the row. */
  readonly named?: boolean
  readonly chips: readonly Chip<Id>[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

/** A row of small buttons of which one is chosen. */
export function ChipRow<Id extends string>({ label, named, chips, chosen, onChoose }: ChipRowProps<Id>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that write orders are no form fields
    <div className="chips" role="group" aria-label={label}>
      {named && <span className="muted t13">{label}</span>}
      {chips.map(({ id, name, label: spoken, title }) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-label={spoken}
          title={title}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
