import { spawnSync } from 'node:child_process'

/** A container tool that works here: its program alone is not enough, Docker wants its daemon. */
export const containerTool = () => ['docker', 'podman'].find((tool) => spawnSync(tool, ['info'], { stdio: 'ignore' }).status === 0)

/** Runs a command of the tool to its end and answers what it printed. */
export function commandsOf(tool: string) {
  return (...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync(tool, words, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${tool} ${words[0] ?? ''}: ${stderr}`)
    return stdout.trim()
  }
}
