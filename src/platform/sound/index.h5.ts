/** Where iOS before 14 keeps it. */
type Older = { webkitAudioContext?: typeof AudioContext }

/**
 * Opens the loudspeaker: to be called in the press itself, for a browser lets nothing be heard that nobody pressed for. The answer plays a WAV
 * data URL; it is done when the sound begins. Decoded by hand, so that the content security policy needs no exception for media.
 */
export function openSound(): (dataUrl: string) => Promise<void> {
  const Context = window.AudioContext as typeof AudioContext | undefined
  const Speaker = Context ?? (window as Older).webkitAudioContext
  if (!Speaker) return () => Promise.reject(new Error('这个浏览器放不了声音，请看图填写'))
  const speaker = new Speaker()
  const opened = speaker.resume()
  return async (dataUrl) => {
    await opened
    const letters = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    // Older iOS knows the callbacks only.
    const buffer = await new Promise<AudioBuffer>((resolve, reject) => {
      void speaker.decodeAudioData(bytes.buffer, resolve, () => reject(new Error('声音没有放出来，请再试一次')))
    })
    const source = speaker.createBufferSource()
    source.buffer = buffer
    source.connect(speaker.destination)
    source.onended = () => void speaker.close()
    source.start()
  }
}
