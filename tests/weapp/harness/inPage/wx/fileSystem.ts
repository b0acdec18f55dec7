import type { SyncCalls } from './given'

const files = new Map<string, Blob>()
const shown = new Map<string, string>()
export const USER_DATA = 'wxfile://usr'

/** Keeps something as a file of the device until the mini-program ends. */
export function keepFile(content: Blob, ending: string): string {
  const path = `wxfile://tmp_${files.size + 1}.${ending}`
  files.set(path, content)
  return path
}

export function fileAt(path: string): Blob {
  const file = files.get(path)
  if (!file) throw new Error(`no such file or directory ${path}`)
  return file
}

/** Where a browser finds what a page calls by a path of the device; any other address stays. */
export function addressOf(path: string): string {
  const file = files.get(path)
  if (!file) return path
  const address = shown.get(path) ?? URL.createObjectURL(file)
  shown.set(path, address)
  return address
}

type Given = {
  filePath: string
  encoding?: string
  data?: string | ArrayBuffer
  success?: (answer: object) => void
  fail?: (failure: object) => void
}

async function readFile({ filePath, encoding, success, fail }: Given) {
  try {
    const file = fileAt(filePath)
    const bytes = await file.arrayBuffer()
    const asText = () => (encoding === 'base64' ? btoa(String.fromCharCode(...new Uint8Array(bytes))) : new TextDecoder().decode(bytes))
    success?.({ data: encoding ? asText() : bytes, errMsg: 'readFile:ok' })
  } catch (fault) {
    fail?.({ errMsg: `readFile:fail ${fault instanceof Error ? fault.message : String(fault)}` })
  }
}

function writeFileSync(filePath: string, data: string | ArrayBuffer) {
  if (!filePath.startsWith(USER_DATA)) throw new Error(`writeFileSync:fail permission denied, open "${filePath}"`)
  files.set(filePath, new Blob([data]))
  shown.delete(filePath)
}

/** Files that the mini-program wrote, chose or downloaded. */
export const fileSystemSync: SyncCalls = {
  getFileSystemManager: () => ({
    readFile: (given: Given) => void readFile(given),
    writeFileSync,
    writeFile({ filePath, data = '', success, fail }: Given) {
      try {
        writeFileSync(filePath, data)
        success?.({ errMsg: 'writeFile:ok' })
      } catch (fault) {
        fail?.({ errMsg: String(fault) })
      }
    },
    accessSync: (path: string) => void fileAt(path),
    unlinkSync: (path: string) => void (fileAt(path), files.delete(path)),
    getFileInfo: ({ filePath, success }: Given) => success?.({ size: fileAt(filePath).size, errMsg: 'getFileInfo:ok' }),
  }),
}
