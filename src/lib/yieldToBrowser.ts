/** Resolves in a task of its own: until then the browser may paint and answer presses. A timer would wait 4 ms or more. */
export const yieldToBrowser = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })
