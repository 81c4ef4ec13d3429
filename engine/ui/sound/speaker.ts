import type { Sound } from '@tessera/words'
import { useSettings } from '../settings/index.ts'
import { type Layer, RECIPES } from './recipes.ts'

/** Browsers that are driven by a program, as in tests, stay silent. */
const driven = typeof navigator !== 'undefined' && navigator.webdriver === true

let context: AudioContext | null = null
let pressed = false
let hiss: AudioBuffer | null = null

const waiting = new Set<() => void>()

/** Nothing is played before the first press: browsers refuse it. */
export function listenForFirstPress(): void {
  const wake = () => {
    pressed = true
    for (const begin of waiting) begin()
    waiting.clear()
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
  }
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
}

/** At once if something was pressed before, else with the first press; returns how to call it off. */
export function onFirstPress(begin: () => void): () => void {
  if (pressed) begin()
  else waiting.add(begin)
  return () => waiting.delete(begin)
}

export function ambienceAllowed(): boolean {
  return pressed && !driven
}

export function audioContext(): AudioContext {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

export function noiseBuffer(audio: AudioContext): AudioBuffer {
  hiss ??= noiseOf(audio)
  return hiss
}

/** Plays a sound so many milliseconds from now, at the volume of the settings. */
export function playSound(sound: Sound, after = 0): void {
  const { volume } = useSettings.getState()
  if (!pressed) return
  // What was played last stands on the page, so that tests can find it.
  document.documentElement.dataset['sound'] = sound
  vibrate(sound)
  if (volume === 0 || driven || document.hidden) return
  const audio = audioContext()
  const at = audio.currentTime + after / 1000
  for (const layer of RECIPES[sound]) playLayer(audio, layer, at, volume)
}

function playLayer(audio: AudioContext, layer: Layer, start: number, volume: number): void {
  const { wave, from, to, at = 0, length, loud, rise = 0.005 } = layer
  const begins = start + at
  const ends = begins + length
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, begins)
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), begins + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, ends)
  gain.connect(audio.destination)
  if (wave === 'noise') {
    const source = audio.createBufferSource()
    source.buffer = noiseBuffer(audio)
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 0.8
    filter.frequency.setValueAtTime(from, begins)
    filter.frequency.exponentialRampToValueAtTime(to, ends)
    source.connect(filter).connect(gain)
    source.start(begins, 0, length)
  } else {
    const source = audio.createOscillator()
    source.type = wave
    source.frequency.setValueAtTime(from, begins)
    source.frequency.exponentialRampToValueAtTime(to, ends)
    source.connect(gain)
    source.start(begins)
    source.stop(ends)
  }
}

/** A second of noise, always the same. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    samples[i] = state / 2147483648 - 1
  }
  return buffer
}

/** Milliseconds of a phone's buzz for what weighs most. */
const BUZZ: Readonly<Partial<Record<Sound, number>>> = { fall: 24, stone: 18, won: 60, lost: 60, bell: 12 }

function vibrate(sound: Sound): void {
  const ms = BUZZ[sound]
  if (ms !== undefined && useSettings.getState().haptics && !driven) navigator.vibrate?.(ms)
}
