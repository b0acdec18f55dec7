type Listener = (...told: unknown[]) => void

/** Between a page and the one it opened: what either emits, the other hears, with what was emitted before it listened. */
export class EventChannel {
  private readonly listeners = new Map<string, Listener[]>()
  private readonly unheard = new Map<string, unknown[][]>()

  emit(name: string, ...told: unknown[]) {
    const known = this.listeners.get(name)
    if (known?.length) for (const listener of [...known]) listener(...told)
    else this.unheard.set(name, [...(this.unheard.get(name) ?? []), told])
  }

  on(name: string, listener: Listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
    for (const told of this.unheard.get(name) ?? []) listener(...told)
    this.unheard.delete(name)
  }

  once(name: string, listener: Listener) {
    const only: Listener = (...told) => {
      this.off(name, only)
      listener(...told)
    }
    this.on(name, only)
  }

  off(name: string, listener?: Listener) {
    this.listeners.set(name, listener ? (this.listeners.get(name) ?? []).filter((one) => one !== listener) : [])
  }
}
