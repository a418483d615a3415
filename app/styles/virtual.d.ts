declare module "virtual:flavours.css";
