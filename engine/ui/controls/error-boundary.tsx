import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  readonly children: ReactNode
  /** A change of it tries again: the address, for pages. */
  readonly resetOn?: string
}

/** React offers this only to classes. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate(before: Props) {
    if (before.resetOn !== this.props.resetOn && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <BrokenPage error={this.state.error} />
  }
}

/** What went wrong, what is safe, and three ways on. */
function BrokenPage({ error }: { readonly error: unknown }) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return (
    <main className="broken" role="alert">
      <h1>This page fell over.</h1>
      <p>
        Your saved armies and matches are safe in this browser. Loading the page again usually helps; if it does not,
        the text below tells a programmer where to look.
      </p>
      <div className="actions">
        <Button kind="primary" onClick={() => location.reload()}>
          Load again
        </Button>
        <Button onClick={() => location.assign('/')}>Go to the games</Button>
        <Button kind="quiet" onClick={() => void navigator.clipboard?.writeText(text)}>
          Copy the text
        </Button>
      </div>
      <pre className="mono">{text}</pre>
    </main>
  )
}
