import type { Rarity } from './rarity'

/** Vibration patterns in ms on and off. */
const shakes: Readonly<Record<Rarity | 'tear' | 'hole', readonly number[]>> = {
  hole: [4],
  tear: [18],
  plain: [12],
  hatched: [14, 40, 14],
  double: [22, 70, 22],
  foil: [16, 30, 16, 30, 16, 30, 70],
}

/** Vibrates, where the device supports and allows it. */
export function shake(what: keyof typeof shakes): void {
  try {
    if ('vibrate' in navigator) navigator.vibrate([...shakes[what]])
  } catch {
    // Browsers allow vibration only after a user gesture.
  }
}

/** Notes in Hz. A rarer card has more and higher notes. */
const chimes: Readonly<Record<Rarity, readonly number[]>> = {
  plain: [392],
  hatched: [392, 494],
  double: [392, 494, 587],
  foil: [523, 659, 784, 1047, 1319],
}

let speaker: AudioContext | undefined

/** The audio context of the page, created in a user gesture. Undefined without audio support. */
function speakerOf(): AudioContext | undefined {
  try {
    speaker ??= new AudioContext()
    void speaker.resume()
    return speaker
  } catch {
    return undefined
  }
}

/** Noise through a band that rises: paper. */
function soundOfPaper(seconds: number, loudness: number, [from, to]: readonly [number, number]): void {
  const audio = speakerOf()
  if (audio === undefined) return
  const noise = audio.createBuffer(1, Math.round(audio.sampleRate * seconds), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length)
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 })
  band.frequency.exponentialRampToValueAtTime(to, audio.currentTime + seconds)
  source
    .connect(band)
    .connect(new GainNode(audio, { gain: loudness }))
    .connect(audio.destination)
  source.start()
}

/** The sound of the stub coming off. */
export const soundOfTear = () => soundOfPaper(0.34, 0.35, [900, 4200])

/** The sound of one hole of the perforation. */
export const soundOfHole = () => soundOfPaper(0.045, 0.16, [1400, 2600])

/** The sound of each rarity. */
export function soundOfCard(rarity: Rarity): void {
  const audio = speakerOf()
  if (audio === undefined) return
  chimes[rarity].forEach((frequency, place) => {
    const from = audio.currentTime + place * 0.09
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency })
    const loudness = new GainNode(audio, { gain: 0 })
    loudness.gain.setValueAtTime(0, from)
    loudness.gain.linearRampToValueAtTime(0.16, from + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.0008, from + 0.7)
    tone.connect(loudness).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.75)
  })
}
