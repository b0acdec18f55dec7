import { openRecords } from './csv/records'

/** Reads a catalogue file to its end and stores nothing. Raises `BadFile` where that cannot be done; wrong rows are told when it is loaded. */
export async function checkCatalogue(file: string): Promise<void> {
  const { rows } = await openRecords(file, () => undefined)
  for (let row = await rows.next(); !row.done;) row = await rows.next()
}
