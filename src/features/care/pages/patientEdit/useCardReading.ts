import { useEffect, useRef, useState } from 'react'
import { sendFile } from '@/api/sendFile'
import { patient, type IdCardText } from '@/contract/patient'
import { choosePictures } from '@/platform/choosePictures'
import { newKey } from '@/platform/device'
import { askToAllow } from '@/ui/feedback/askToAllow'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { resizeImage } from '@/ui/form/uploader/resizeImage'
import type { usePatientForm } from './usePatientForm'

type Form = ReturnType<typeof usePatientForm>['form']
type Field = 'name' | 'idCardNumber'

const CAMERA = { title: '没有相机权限', text: '打开后才能拍照识别；也可以从相册选一张，或直接手动填写' }
const NOT_READ = '没有认清，请手动填写'
const COMPARE = '拍照识别的，请和证件核对'

/**
 * Reads an ID card into the form: chooses a photograph, sends it, fills what was read. Nothing is saved, and what was typed gives way only
 * where the member says so. `going` is from 0 to 1 while the picture is sent, 1 while it is read; `hints` stand at the fields it is about.
 */
export function useCardReading({ set, values }: Form) {
  const [going, setGoing] = useState<number>()
  const [hints, setHints] = useState<Partial<Record<Field, string>>>({})
  const latest = useRef(values)
  latest.current = values
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const stop = leaving.current
    return () => stop.abort()
  }, [])

  const recognise = async (path: string): Promise<IdCardText> => {
    setGoing(0)
    try {
      const small = await resizeImage(path)
      const options = { onProgress: setGoing, signal: leaving.current.signal, key: newKey() }
      return await sendFile(patient.idCardOcr, { body: {}, file: small }, options)
    } finally {
      setGoing(undefined)
    }
  }
  const fill = async (read: IdCardText) => {
    const found = (['name', 'idCardNumber'] as const).flatMap((field) => (read[field] === null ? [] : [{ field, text: read[field] }]))
    const typed = found.filter(({ field, text }) => latest.current[field] !== '' && latest.current[field].trim() !== text)
    const replaces = typed.length === 0 || (await isReplaced(typed.map(({ text }) => text)))
    for (const { field, text } of found) if (replaces || !typed.some((one) => one.field === field)) set(field, text)
    setHints({
      ...(replaces && { name: read.name === null ? NOT_READ : COMPARE }),
      ...(read.idCardNumber === null && latest.current.idCardNumber === '' && { idCardNumber: NOT_READ }),
    })
    toast(read.name === null || read.idCardNumber === null ? '认出了一部分，其余请手动填写' : '已填好，请核对后保存')
  }
  const photograph = async () => {
    const [path] = await choosePictures(1).catch(askToAllow(CAMERA))
    if (path !== undefined) await fill(await recognise(path))
  }
  return { photograph, going, hints }
}

const isReplaced = (texts: readonly string[]) =>
  confirm({ title: '换成识别到的内容？', text: `证件上是：${texts.join('，')}`, no: '保留已填的', yes: '换成识别的' })
