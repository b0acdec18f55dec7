import type { Doctor } from '@/contract/consultationForm'

/** Of the member who lets the shop choose. */
export const ANYBODY = '谁先有空就由谁接诊'

/** 梁景和，心内科 主治医师 */
export const doctorText = ({ name, title, department }: Pick<Doctor, 'name' | 'title' | 'department'>) =>
  [name, [department, title].filter(Boolean).join(' ')].filter(Boolean).join('，')

/** How long it may take. */
export const loadText = (load: number) => (load === 0 ? '现在不用等' : `前面有 ${load} 位`)
