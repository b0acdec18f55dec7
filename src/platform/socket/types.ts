/** A web socket that is open, or is being opened. `send` before it is open or after it has closed does nothing. */
export type Socket = { send: (text: string) => void; close: () => void }

export type SocketEvents = {
  onOpen: () => void
  onText: (text: string) => void
  /** Once, whoever closed it, and where it could not be opened; never after `close` was called here. */
  onClose: () => void
}

/** Opens a web socket of the shop's own gateway: `path` begins with a slash and may have a query. */
export type OpenSocket = (path: string, events: SocketEvents) => Socket
