import { create } from 'zustand'
import { announce, announceError } from './announce.ts'

export type Toast = {
  id: number
  text: string
  tone: 'neutral' | 'good' | 'bad'
  action?: { label: string; onSelect: () => void }
}

type ToastState = { toasts: readonly Toast[]; nextId: number }

export const useToasts = create<ToastState>(() => ({ toasts: [], nextId: 1 }))

/** Shows and says a text for a while; gives the toast's id. One with the same text gives way to it, so that none pile up. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = useToasts.getState().nextId
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ text }) => text !== toast.text), { ...toast, id }].slice(-mostToasts),
    nextId: id + 1,
  }))
  if (toast.tone === 'bad') announceError(toast.text)
  else announce(toast.text)
  return id
}

export function dismissToast(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

const mostToasts = 3
