import { useEffect } from 'react'
import { useSettings } from '../settings/index.ts'
import type { Place } from './places.ts'
import { ambienceAllowed, audioContext, noiseBuffer, onFirstPress } from './speaker.ts'

/** The place of a game is heard while its table is open, from the first press on and as long as the page is looked at. */
export function useAmbience(place: Place | null): void {
  const volume = useSettings((settings) => (settings.ambience ? settings.volume : 0))
  useEffect(() => {
    if (place === null || volume === 0) return
    let stop: (() => void) | null = null
    const begin = () => {
      document.documentElement.dataset['ambience'] = place.name
      if (stop === null && ambienceAllowed() && !document.hidden) stop = sound(place, volume)
    }
    const end = () => {
      stop?.()
      stop = null
    }
    const look = () => (document.hidden ? end() : begin())
    const forget = onFirstPress(begin)
    document.addEventListener('visibilitychange', look)
    return () => {
      forget()
      document.removeEventListener('visibilitychange', look)
      end()
      delete document.documentElement.dataset['ambience']
    }
  }, [place, volume])
}

/** Seconds until it is as loud as it gets, and until it is gone. */
const FADE = 2.5

function sound({ pitch, swing, swell, loud, cracks }: Place, volume: number): () => void {
  const audio = audioContext()
  const out = audio.createGain()
  out.gain.setValueAtTime(0.0001, audio.currentTime)
  out.gain.exponentialRampToValueAtTime(loud * volume, audio.currentTime + FADE)
  out.connect(audio.destination)
  const wind = audio.createBufferSource()
  wind.buffer = noiseBuffer(audio)
  wind.loop = true
  // Slower than it was made, so that its second is not heard coming round again.
  wind.playbackRate.value = 0.31
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = pitch
  const tide = audio.createOscillator()
  tide.frequency.value = 1 / swell
  const depth = audio.createGain()
  depth.gain.value = swing
  tide.connect(depth).connect(filter.frequency)
  wind.connect(filter).connect(out)
  wind.start()
  tide.start()
  const timer = cracks === 0 ? undefined : setInterval(() => Math.random() < cracks / 4 && crack(audio, out), 250)
  return () => {
    clearInterval(timer)
    out.gain.cancelScheduledValues(audio.currentTime)
    out.gain.setTargetAtTime(0.0001, audio.currentTime, FADE / 8)
    for (const source of [wind, tide]) source.stop(audio.currentTime + FADE)
  }
}

function crack(audio: AudioContext, out: AudioNode): void {
  const at = audio.currentTime + Math.random() * 0.2
  const source = audio.createBufferSource()
  source.buffer = noiseBuffer(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = 900 + Math.random() * 2400
  const gain = audio.createGain()
  gain.gain.setValueAtTime(2 + Math.random() * 4, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.05)
  source.connect(filter).connect(gain).connect(out)
  source.start(at, Math.random() * 0.9, 0.06)
}
