import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegionOfAria,
} from 'react-aria-components'
import { classNames } from './class-names.ts'
import { X } from './icons/icons.ts'
import styles from './Toast.module.css'
import { toastQueue } from './toast-queue.ts'
import { useUiWords } from './words.ts'

/** The place where `showToast` shows messages; put it once at the end of the app. F6 moves the focus into it. */
export function ToastRegion() {
  const words = useUiWords()
  return (
    <ToastRegionOfAria
      queue={toastQueue}
      aria-label={words.notifications}
      className={classNames(styles.region)}
    >
      {({ toast }) => {
        const { text, tone, action } = toast.content
        return (
          <Toast
            toast={toast}
            className={classNames(styles.toast, tone === 'danger' && styles.danger)}
          >
            <ToastContent className={classNames(styles.content)}>
              <Text slot="title">{text}</Text>
            </ToastContent>
            {action && (
              <Button
                className={classNames(styles.action)}
                onPress={() => {
                  action.onAction()
                  toastQueue.close(toast.key)
                }}
              >
                {action.label}
              </Button>
            )}
            <Button slot="close" aria-label={words.close} className={classNames(styles.close)}>
              <X size={15} aria-hidden="true" />
            </Button>
          </Toast>
        )
      }}
    </ToastRegionOfAria>
  )
}
