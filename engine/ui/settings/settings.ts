import { create } from 'zustand'
import { readStored, writeStored } from '../storage/index.ts'

/** How fast a match is shown: 1 is as its events ask. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

export interface Settings {
  /** A BCP 47 tag, or the first language of the browser that we speak. */
  readonly language: string
  readonly theme: 'system' | 'dark' | 'light'
  readonly motion: 'system' | 'full' | 'none'
  readonly speed: Speed
  /** Automatic battles: every step at its full length, or the whole in half a minute to three quarters. */
  readonly battles: 'brisk' | 'every-step'
  /** Coordinates in every cell of a board. */
  readonly coordinates: boolean
  /** Of sounds; 0 is silence. */
  readonly volume: (typeof VOLUMES)[number]
  /** Wind or a fire while nothing happens; part of the volume. */
  readonly ambience: boolean
  /** A short buzz on phones that can. */
  readonly haptics: boolean
}

export const VOLUMES = [0, 0.25, 0.5, 1] as const

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  speed: 1,
  battles: 'brisk',
  coordinates: false,
  volume: 0.5,
  ambience: true,
  haptics: true,
}

/** What the themes were called before. */
const OLDER_THEMES: ReadonlyMap<unknown, Settings['theme']> = new Map([
  ['lamplight', 'dark'],
  ['daylight', 'light'],
])

export const useSettings = create<Settings>(() => parse(readStored('settings')))

export function change(part: Partial<Settings>): void {
  useSettings.setState(part)
  writeStored('settings', useSettings.getState())
}

/** Whether effects should move, by the setting or, without one, the system. */
export function useMotion(): boolean {
  const motion = useSettings((settings) => settings.motion)
  return motion === 'full' || (motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
}

/** Puts theme and motion on the page and keeps them there. */
export function applySettings(): void {
  const apply = ({ theme, motion }: Settings) => {
    const page = document.documentElement.dataset
    if (theme === 'system') delete page['theme']
    else page['theme'] = theme
    if (motion === 'system') delete page['motion']
    else page['motion'] = motion
  }
  apply(useSettings.getState())
  useSettings.subscribe(apply)
}

/** What was stored may be old or changed by hand: each field counts only if it is one we know. */
export function parse(stored: unknown): Settings {
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const one = <T>(key: keyof Settings, allowed: readonly T[], otherwise: T): T => {
    const value = from[key]
    return allowed.find((item) => item === value) ?? otherwise
  }
  return {
    language: isTag(from['language']) ? from['language'] : DEFAULTS.language,
    theme: OLDER_THEMES.get(from['theme']) ?? one('theme', ['system', 'dark', 'light'], DEFAULTS.theme),
    motion: one('motion', ['system', 'full', 'none'], DEFAULTS.motion),
    speed: one('speed', [0.5, 1, 2, 4, 8], DEFAULTS.speed),
    battles: one('battles', ['brisk', 'every-step'], DEFAULTS.battles),
    coordinates: one('coordinates', [true, false], DEFAULTS.coordinates),
    volume: one('volume', VOLUMES, DEFAULTS.volume),
    ambience: one('ambience', [true, false], DEFAULTS.ambience),
    haptics: one('haptics', [true, false], DEFAULTS.haptics),
  }
}

function isTag(language: unknown): language is string {
  return typeof language === 'string' && /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/.test(language)
}
