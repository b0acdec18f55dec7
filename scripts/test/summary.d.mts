type Red = { file?: string; title?: string; message: string }
type Result = { name: string; passed?: number; failed?: number; red?: Red[]; notRun?: string; took?: number }
export declare function stepLine(result: Result, width?: number): string
export declare function summary(results: Result[], run: { took: number; as: string }): string
