/** A stream that reads chunks only on demand; `onCancel` is called if the reader cancels it. */
export function streamOf<Bytes extends Uint8Array>(
  chunks: AsyncGenerator<Bytes, void, undefined>,
  onCancel?: () => void,
): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        onCancel?.();
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}
