/** Why the gateway cannot start or continue, in one sentence for the operator. No stack is shown. */
export class StartError extends Error {}
