/// <reference types="vite/client" />
declare module 'virtual:icons/*' {}
