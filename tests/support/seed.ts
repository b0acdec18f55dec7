/** What generated input is drawn from: the same in each run, unless `SEED` asks for another or repeats one. A red property prints it. */
export const SEED = Number(process.env.SEED ?? 20261124)
