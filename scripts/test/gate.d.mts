/** Beginnings of paths: what of a step is in the gate, or what is out of it; neither says all of it. */
type Part = { in?: string[]; out?: string[] }
export declare const GATE: Record<string, Part>
export declare function isInGate(step: string, file: string): boolean
