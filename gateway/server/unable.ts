/** Why the gateway cannot start or go on, in one sentence for whoever started it. No stack is shown. */
export class Unable extends Error {}
