export const metadata = { title: 'A bare page', description: 'A page of Next.js with the libraries of the site.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
