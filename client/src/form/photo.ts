/** The longer side, in pixels: the small print of a license or certificate stays legible. */
const longest = 3000;

/** A photo as a JPEG of that size at most. Where the browser can’t read it, the photo itself. */
export async function shrink(photo: File): Promise<File> {
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return photo;
    context.fillStyle = '#fff'; // a JPEG has no transparent parts
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return jpeg ? new File([jpeg], photo.name.replace(/\.\w+$/, '.jpg'), { type: jpeg.type }) : photo;
  } catch {
    return photo; // the message about the file says what to do
  }
}
