import { Component, type ReactNode } from 'react'
import { words } from '../words/catalogue.ts'
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
      <h1>{words.text('broken.title')}</h1>
      <p>{words.text('broken.text')}</p>
      <div className="actions">
        <Button kind="primary" onClick={() => location.reload()}>
          {words.text('broken.again')}
        </Button>
        <Button onClick={() => location.assign('/')}>{words.text('broken.games')}</Button>
        <Button kind="quiet" onClick={() => void navigator.clipboard?.writeText(text)}>
          {words.text('broken.copy')}
        </Button>
      </div>
      <pre className="mono">{text}</pre>
    </main>
  )
}
