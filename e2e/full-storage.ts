/** For a page that is about to load: its storage is full for as long as `window.isFull` says so. */
export function fillStorage() {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value, key) {
    if ('isFull' in window && window.isFull) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, key)
  }
}
