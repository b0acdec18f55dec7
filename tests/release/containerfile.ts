/** What a Containerfile's last stage says of running the image, and how its first one installs. */
export type Steps = {
  install: string[]
  environment: Record<string, string>
  healthcheck: string[]
  command: string[]
  stopSignal: NodeJS.Signals
  user: string
}

/** Reads the few instructions that a plain folder can follow as well as a container. */
export function stepsOf(containerfile: string): Steps {
  const lines = containerfile.replace(/\\\n/g, ' ').split('\n')
  const last = (instruction: string) => {
    const found = lines.filter((line) => line.startsWith(`${instruction} `)).at(-1)
    if (found === undefined) throw new Error(`The Containerfile has no ${instruction}`)
    return found.slice(instruction.length + 1).trim()
  }
  const asWords = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[]
  const install = lines.find((line) => line.startsWith('RUN npm '))
  if (install === undefined) throw new Error('The Containerfile installs nothing')
  return {
    install: install.slice('RUN '.length).split(' '),
    environment: Object.fromEntries(
      last('ENV')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    ),
    healthcheck: asWords(last('HEALTHCHECK')),
    command: asWords(last('CMD')),
    stopSignal: last('STOPSIGNAL') as NodeJS.Signals,
    user: last('USER'),
  }
}
