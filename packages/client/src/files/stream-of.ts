/** A stream that reads chunks when they are asked for and not before; `onCancel` is told when nobody wants the rest. */
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
