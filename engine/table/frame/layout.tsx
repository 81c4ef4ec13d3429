import { IconButton, TabPanel, Tabs, ThemeButton, useWidth } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { Crest, Portrait, Token } from '../piece/index.ts'
import { words } from '../words/catalogue.ts'
import { BesideSeat } from './beside-seat.tsx'

export interface SeatInfo {
  readonly name: ReactNode
  /** Small word after the name: "bot". */
  readonly kind?: string
  /** A face in place of the seat's number: the icon of a bot's personality. */
  readonly face?: string
  /** Under the name; the part in `more` is left out on a phone. */
  readonly sub?: ReactNode
  readonly more?: ReactNode
  /** Numbers beside the name: resources, clock. */
  readonly numbers?: readonly { readonly value: ReactNode; readonly name: string }[]
  /** The big number in the middle: battles won, castle's life. */
  readonly score?: ReactNode
}

export type TableTab = 'orders' | 'piece' | 'log'

export interface TableLayoutProps {
  /** The page's heading for screen readers: "Chess, game 3 of 3, move 5". */
  readonly title: string
  /** One or more: the first stands on the left, the second on the right, further ones between them. */
  readonly seats: readonly SeatInfo[]
  /** Between the scores: "Battle 3 of 3". */
  readonly middle?: ReactNode
  readonly middleSub?: ReactNode
  /** Where the arrow at the top left leads; null where something above the table leads there. */
  readonly back: string | null
  /** Instead of following it: the screen before is on the same page. */
  readonly onBack?: () => void
  /** Further small buttons at the top right. */
  readonly tools?: ReactNode
  /** The selected piece's card: left column, or a tab. */
  readonly piece: ReactNode
  /** A `BoardFrame`. */
  readonly board: ReactNode
  /** What has just happened, under the board. */
  readonly now?: ReactNode
  /** Under the board from 700 px (turn order); on a phone under the orders tab. */
  readonly below?: ReactNode
  /** The viewer's actions: under the board on a wide screen, else a tab. Without it there is no such tab, unless `below` needs it. */
  readonly orders?: ReactNode
  /** On a wide screen the orders take the left column, and the piece's card stands above the log. */
  readonly ordersBeside?: boolean
  readonly className?: string
  /** The tab's name when it is not "Orders". */
  readonly ordersName?: string
  readonly log: ReactNode
  /** A `TimelineBar`. */
  readonly timeline?: ReactNode
  /** The open tab, when the screen wants to decide (a tapped piece opens its card). */
  readonly tab?: TableTab
  readonly onTab?: (tab: TableTab) => void
}

/** The table of every game: seats on top, piece card, board, log, timeline; tabs where it is narrow. */
export function TableLayout(props: TableLayoutProps) {
  const { title, seats, middle, middleSub, back, tools, piece, board, now, below, orders, log, timeline } = props
  const [own, across, ...further] = seats
  const width = useWidth()
  const [ownTab, setOwnTab] = useState<TableTab>('piece')
  const hasOrders = orders !== undefined || (width === 'phone' && below !== undefined)
  const wanted = props.tab ?? ownTab
  const tab = wanted === 'orders' && !hasOrders ? 'piece' : wanted
  const onTab = (next: TableTab) => {
    setOwnTab(next)
    props.onTab?.(next)
  }
  const tabs = [
    ...(hasOrders ? [{ id: 'orders' as const, name: props.ordersName ?? words.text('table.orders') }] : []),
    { id: 'piece' as const, name: words.text('table.piece') },
    { id: 'log' as const, name: words.text('log') },
  ]
  const beside = props.ordersBeside === true && orders !== undefined
  return (
    <main className={`table ${timeline === undefined ? 'still' : ''} ${props.className ?? ''}`}>
      <h1 className="vh">{title}</h1>
      <header className="top">
        <Seat
          seat={0}
          info={own}
          nav={
            back !== null && (
              <IconButton
                className="nav"
                label={words.text('table.leave')}
                glyph="left"
                {...(props.onBack ? { onClick: props.onBack } : { to: back })}
              />
            )
          }
        />
        <div className="score">
          {own?.score !== undefined && <span className="sc s1">{own.score}</span>}
          <span className="mid">
            <b>{middle}</b>
            {middleSub}
            {further.map((info, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <span key={i}>
                {info.name} {info.score ?? info.sub}
              </span>
            ))}
          </span>
          {across?.score !== undefined && <span className="sc s2">{across.score}</span>}
        </div>
        <Seat
          seat={1}
          info={across}
          nav={
            <span className="nav tools">
              {tools}
              <ThemeButton />
            </span>
          }
        />
      </header>
      <section className="centre" aria-label={words.text('table.board')}>
        {board}
        {now}
        {width !== 'phone' && below}
        {width === 'wide' && !beside && orders}
      </section>
      {width === 'wide' ? (
        <>
          <section className="left panel" aria-label={words.text(beside ? 'table.orders' : 'table.selected')}>
            {beside ? orders : piece}
          </section>
          {beside ? (
            <div className="right shared">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long card scrolls, so the keyboard must get into it */}
              <section className="panel" aria-label={words.text('table.selected')} tabIndex={0}>
                {piece}
              </section>
              <section className="panel" aria-label={words.text('log')}>
                {log}
              </section>
            </div>
          ) : (
            <section className="right panel" aria-label={words.text('log')}>
              {log}
            </section>
          )}
        </>
      ) : (
        <>
          <Tabs
            label={words.text('table.panels')}
            name="table"
            tabs={tabs}
            value={tab}
            onChange={onTab}
            className="table-tabs"
          />
          {hasOrders && (
            <TabPanel name="table" id="orders" open={tab === 'orders'} className="side panel">
              {orders}
              {width === 'phone' && below}
            </TabPanel>
          )}
          <TabPanel name="table" id="piece" open={tab === 'piece'} className="side panel">
            {piece}
          </TabPanel>
          <TabPanel name="table" id="log" open={tab === 'log'} className="side panel">
            {log}
          </TabPanel>
        </>
      )}
      {timeline}
    </main>
  )
}

/** Without an opponent only the buttons are left. */
function Seat(props: { readonly seat: 0 | 1; readonly info: SeatInfo | undefined; readonly nav: ReactNode }) {
  const { seat, info, nav } = props
  if (info === undefined) return <div className={`seat ${seat === 0 ? 'one' : 'two'}`}>{nav}</div>
  return (
    <div className={`seat ${seat === 0 ? 'one' : 'two'}`}>
      {nav}
      {info.kind === 'bot' && typeof info.name === 'string' ? (
        <Portrait name={info.name} seat={seat} />
      ) : info.face === undefined ? (
        <Crest seat={seat} />
      ) : (
        <Token seat={seat} icon={info.face} size={44} />
      )}
      <div className="who">
        <div className="name">
          {info.name}{' '}
          {info.kind && <span className="kind">{info.kind === 'bot' ? words.text('seat.bot') : info.kind}</span>}
        </div>
        {info.sub !== undefined && (
          <div className="sub">
            {info.sub}
            {info.more !== undefined && <span className="more">{info.more}</span>}
          </div>
        )}
        <BesideSeat seat={seat} />
      </div>
      {info.numbers && (
        <div className="nums">
          {info.numbers.map(({ value, name }) => (
            <div className="num" key={name}>
              <b>{value}</b>
              <span>{name}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** The sentence under the board: a token, what has happened, and the dice behind it. */
export function NowRibbon(props: {
  readonly token?: ReactNode
  readonly children: ReactNode
  /** The draw: "target 2 of 2". */
  readonly dice?: { readonly name: string; readonly value: string } | undefined
}) {
  return (
    <div className="now panel">
      {props.token}
      <p>{props.children}</p>
      {props.dice && (
        <span className="dice">
          {props.dice.name} <b>{props.dice.value}</b>
        </span>
      )}
    </div>
  )
}
