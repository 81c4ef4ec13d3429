import { ask, useServer } from '@tessera/play/online'
import { useEffect, useState } from 'react'
import { words } from '../words/catalogue.ts'

type Push =
  | { readonly state: 'impossible'; readonly why: string }
  | { readonly state: 'on' | 'off'; turn(on: boolean): Promise<void> }

/** Whether this browser is told of turns while the page is closed, and the switch for it. */
export function usePush(): Push {
  const server = useServer()
  const [state, setState] = useState<'on' | 'off' | 'unknown'>('unknown')
  useEffect(() => {
    let here = true
    void subscription().then((found) => here && setState(found === null ? 'off' : 'on'))
    return () => {
      here = false
    }
  }, [])
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return { state: 'impossible', why: words.text('push.unable') }
  if (Notification.permission === 'denied')
    return {
      state: 'impossible',
      why: words.text('push.denied'),
    }
  const turn = async (on: boolean) => {
    if (on && server.state === 'here') setState((await subscribe(server.facts.pushKey)) ? 'on' : 'off')
    else {
      await unsubscribe()
      setState('off')
    }
  }
  return { state: state === 'on' ? 'on' : 'off', turn }
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** False when the person, or the browser, said no. */
async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return false
  await ask('subscribe', { body: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } } })
  return true
}

async function unsubscribe(): Promise<void> {
  const found = await subscription()
  if (found === null) return
  await ask('unsubscribe', { body: { endpoint: found.endpoint } })
  await found.unsubscribe()
}
