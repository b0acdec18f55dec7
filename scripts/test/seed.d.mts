export declare function seedOf(isAll: boolean): number
